import { IsBoolean, IsIn, IsNotEmpty } from 'class-validator';

import { DATA_DIR } from './reading/data-dir.js';
import { FromEnv, toBoolean } from './reading/from-env.js';
import { ROLES, type Role } from './role.js';

/** In which surroundings the process runs. */
export class RuntimeConfig {
  @FromEnv({
    variable: 'NODE_ENV',
    takes: 'development, test or production',
    otherwise: 'development',
  })
  @IsIn(['development', 'test', 'production'])
  nodeEnv!: 'development' | 'test' | 'production';

  /**
   * Lets production run with the sandbox payment provider and a generated secret, for a trial run
   * on a closed machine.
   */
  @FromEnv({
    variable: 'ALLOW_SANDBOX',
    takes: 'true or false',
    otherwise: false,
    parse: toBoolean,
  })
  @IsBoolean()
  allowSandbox!: boolean;

  @FromEnv({ variable: 'ROLE', takes: `one of ${ROLES.join(', ')}`, otherwise: 'all' })
  @IsIn(ROLES)
  role!: Role;

  @FromEnv(DATA_DIR)
  @IsNotEmpty()
  dataDir!: string;
}
