import '../test/e2e/admin/admin-commands.e2e-spec.ts';
import '../test/e2e/admin/admin-deeds.e2e-spec.ts';
import '../test/e2e/admin/admin-instructions.e2e-spec.ts';
import '../test/e2e/admin/admin-notifications.e2e-spec.ts';
import '../test/e2e/admin/admin-operations.e2e-spec.ts';
import '../test/e2e/admin/admin-reports.e2e-spec.ts';
