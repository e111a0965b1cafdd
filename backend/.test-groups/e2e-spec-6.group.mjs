import '../test/e2e/credentials/credentials-passwords.e2e-spec.ts';
import '../test/e2e/credentials/credentials-register.e2e-spec.ts';
import '../test/e2e/credentials/credentials-tokens.e2e-spec.ts';
import '../test/e2e/credentials/credentials-unstorable.e2e-spec.ts';
import '../test/e2e/leaving/export-memory.e2e-spec.ts';
import '../test/e2e/leaving/export.e2e-spec.ts';
