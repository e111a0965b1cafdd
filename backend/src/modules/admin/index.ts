export { AdministratorCommands } from './application/administrator-commands.js';
export { OperatorCommands } from './application/operator-commands.js';
export { AdminModule } from './admin.module.js';
