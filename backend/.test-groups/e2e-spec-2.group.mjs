import '../test/e2e/admin/admin-routes.e2e-spec.ts';
import '../test/e2e/admin/admin-session.e2e-spec.ts';
import '../test/e2e/admin/admin-users.e2e-spec.ts';
import '../test/e2e/billing/billing-sandbox-life.e2e-spec.ts';
import '../test/e2e/billing/billing-webhook.e2e-spec.ts';
import '../test/e2e/billing/billing.e2e-spec.ts';
