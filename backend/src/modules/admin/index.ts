export { OperatorCommands } from './application/operator-commands.js';
export { AdminModule } from './admin.module.js';
