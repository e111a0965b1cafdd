import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { LogIn } from '#accounts/application/sessions/log-in.use-case.js';
import { RegisterAthlete } from '#accounts/application/sessions/register-athlete.use-case.js';
import { SignedInUser } from '#accounts/application/sessions/signed-in-user.query.js';
import { LoginDto } from './login.dto.js';
import { RegisterDto } from './register.dto.js';
import { CurrentUserAnswer, SessionAnswer } from './user.answer.js';
import { UserPresenter } from './user.presenter.js';

@ApiTags('accounts')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly registerAthlete: RegisterAthlete,
    private readonly logIn: LogIn,
    private readonly users: SignedInUser,
    private readonly present: UserPresenter,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @ApiOperation({ summary: 'Open an account and sign in' })
  @ApiCreatedResponse({ type: SessionAnswer })
  async register(@Body() registration: RegisterDto): Promise<SessionAnswer> {
    return this.present.session(await this.registerAthlete.execute(registration));
  }

  @Post('login')
  @Public()
  @RateLimit('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: SessionAnswer })
  async login(@Body() credentials: LoginDto): Promise<SessionAnswer> {
    return this.present.session(await this.logIn.execute(credentials));
  }

  @Get('me')
  @ApiOperation({ summary: 'The signed-in user' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  async getCurrentUser(@Caller() caller: Principal): Promise<CurrentUserAnswer> {
    return { user: this.present.user(await this.users.asLetIn(caller.userId)) };
  }
}
