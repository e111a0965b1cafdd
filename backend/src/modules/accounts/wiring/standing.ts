import { AccountController } from '../adapters/http/account/account.controller.js';
import { FeedbackController } from '../adapters/http/account/feedback.controller.js';
import { JwtFeedbackTokenReader } from '../adapters/jwt/jwt-feedback-token-reader.js';
import { MailerSentLetters } from '../adapters/mail/mailer-sent-letters.js';
import { TemplatedFarewellMailer } from '../adapters/mail/templated-farewell-mailer.js';
import { TypeormDeletedAccountRepository } from '../adapters/persistence/typeorm-deleted-account.repository.js';
import { TypeormExportTurns } from '../adapters/persistence/typeorm-export-turns.js';
import { TypeormLeavingAccountRepository } from '../adapters/persistence/typeorm-leaving-account.repository.js';
import { TypeormLooseFeedbackRepository } from '../adapters/persistence/typeorm-loose-feedback.repository.js';
import { TypeormPlanStandings } from '../adapters/persistence/typeorm-plan-standings.js';
import { TypeormPersonalDataRepository } from '../adapters/persistence/typeorm-personal-data.repository.js';
import { ErasureSweeper } from '../adapters/queue/erasure-sweeper.js';
import { LeavingJobHandler } from '../adapters/queue/leaving.job-handler.js';
import { OutboxLeavingPlan } from '../adapters/queue/outbox-leaving-plan.js';
import { ZipStreamArchive } from '../adapters/zip/zip-stream-archive.js';
import { AccountContributors } from '../application/deletion/account-contributors.js';
import { AccountContacts } from '../application/access/account-contacts.js';
import { AccountPlans } from '../application/access/account-plans.js';
import { AccountPresence } from '../application/access/account-presence.js';
import { AccountStanding } from '../application/access/account-standing.js';
import { AccountSuspension } from '../application/access/account-suspension.js';
import { AccountsAccountContributor } from '../application/deletion/accounts-account.contributor.js';
import { CloseAccount } from '../application/deletion/delete-account.use-case.js';
import { EraseAccount } from '../application/deletion/erase-account.use-case.js';
import { ExportAccount } from '../application/export/export-account.query.js';
import { LeaveFeedback } from '../application/deletion/leave-feedback.use-case.js';
import { PaymentSuspension } from '../application/access/payment-suspension.js';
import { ReturningAthletes } from '../application/deletion/returning-athletes.js';
import { SendFarewell } from '../application/emails/send-farewell.use-case.js';
import { SweepErasures } from '../application/deletion/sweep-erasures.use-case.js';
import { Archive } from '../ports/archive.js';
import { DeletedAccountRepository } from '../ports/deleted-account.repository.js';
import { ExportTurns } from '../ports/export-turns.js';
import { FarewellMailer } from '../ports/farewell-mailer.js';
import { FeedbackTokenReader } from '../ports/feedback-token-reader.js';
import { LeavingAccountRepository } from '../ports/leaving-account.repository.js';
import { LeavingPlan } from '../ports/leaving-plan.js';
import { LooseFeedbackRepository } from '../ports/loose-feedback.repository.js';
import { PersonalDataRepository } from '../ports/personal-data.repository.js';
import { PlanStandings } from '../ports/plan-standings.js';
import { SentLetters } from '../ports/sent-letters.js';
import type { Area } from './area.js';

/** The accounts' own part in leaving and export is the first of all. */
const contributors = {
  provide: AccountContributors,
  inject: [AccountsAccountContributor],
  useFactory: (own: AccountsAccountContributor) => new AccountContributors(own),
};

/** What an account may do at this moment, how it is handed over, and how it is closed. */
export const standing: Area = {
  records: [],
  controllers: [AccountController, FeedbackController],
  providers: [
    AccountContacts,
    AccountPlans,
    AccountPresence,
    AccountStanding,
    AccountSuspension,
    AccountsAccountContributor,
    CloseAccount,
    EraseAccount,
    ErasureSweeper,
    ExportAccount,
    LeaveFeedback,
    LeavingJobHandler,
    PaymentSuspension,
    ReturningAthletes,
    SendFarewell,
    SweepErasures,
    contributors,
    { provide: Archive, useClass: ZipStreamArchive },
    { provide: DeletedAccountRepository, useClass: TypeormDeletedAccountRepository },
    { provide: ExportTurns, useClass: TypeormExportTurns },
    { provide: FarewellMailer, useClass: TemplatedFarewellMailer },
    { provide: FeedbackTokenReader, useClass: JwtFeedbackTokenReader },
    { provide: LeavingAccountRepository, useClass: TypeormLeavingAccountRepository },
    { provide: LeavingPlan, useClass: OutboxLeavingPlan },
    { provide: LooseFeedbackRepository, useClass: TypeormLooseFeedbackRepository },
    { provide: PersonalDataRepository, useClass: TypeormPersonalDataRepository },
    { provide: PlanStandings, useClass: TypeormPlanStandings },
    { provide: SentLetters, useClass: MailerSentLetters },
  ],
  exports: [
    AccountContacts,
    AccountContributors,
    AccountPlans,
    AccountPresence,
    AccountStanding,
    AccountSuspension,
    CloseAccount,
    ExportAccount,
    PaymentSuspension,
  ],
};
