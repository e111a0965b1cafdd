import { Body, Controller, Get, HttpCode, Patch, Post, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AuditedSignIn } from '#platform/http/audited-sign-in.js';
import { DeviceName } from '#platform/http/device-name.js';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { ChangePerson } from '#accounts/application/profile/change-person.use-case.js';
import { LogIn } from '#accounts/application/sessions/log-in.use-case.js';
import { RegisterAthlete } from '#accounts/application/sessions/register-athlete.use-case.js';
import { SignedInUser } from '#accounts/application/sessions/signed-in-user.query.js';
import { ObjectBodyGuard } from '../object-body.guard.js';
import { LoginDto } from './login.dto.js';
import { PersonDto } from './person.dto.js';
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
    private readonly person: ChangePerson,
    private readonly present: UserPresenter,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @ApiOperation({ summary: 'Open an account and sign in' })
  @ApiCreatedResponse({ type: SessionAnswer })
  async register(
    @Body() registration: RegisterDto,
    @DeviceName() device: string,
  ): Promise<SessionAnswer> {
    return this.present.session(await this.registerAthlete.execute(registration, device));
  }

  @Post('login')
  @Public()
  @RateLimit('login')
  @AuditedSignIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: SessionAnswer })
  async login(@Body() credentials: LoginDto, @DeviceName() device: string): Promise<SessionAnswer> {
    return this.present.session(await this.logIn.execute(credentials, device));
  }

  @Get('me')
  @ApiOperation({ summary: 'The signed-in user' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  async getCurrentUser(@Caller() caller: Principal): Promise<CurrentUserAnswer> {
    return { user: this.present.user(await this.users.asLetIn(caller.userId)) };
  }

  @Patch('me')
  @UseGuards(ObjectBodyGuard)
  @ApiOperation({ summary: 'Change name, city, country or sport; what is left out stays' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async changePerson(
    @Caller() { userId }: Principal,
    @Body() { ...change }: PersonDto,
  ): Promise<CurrentUserAnswer> {
    return { user: this.present.user(await this.person.execute(userId, change)) };
  }
}
