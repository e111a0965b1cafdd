/** Adapters on PostgreSQL that tests build by hand, beyond the door of their modules. */
export * from '#accounts/adapters/persistence/typeorm-account-deletion.repository.js';
export * from '#accounts/adapters/persistence/typeorm-athlete-profile.repository.js';
export * from '#accounts/adapters/persistence/typeorm-session.repository.js';
export * from '#accounts/adapters/persistence/typeorm-user.repository.js';
export * from '#billing/adapters/persistence/typeorm-subscriptions.js';
export * from '#billing/adapters/persistence/typeorm-trial-ledger.js';
export * from '#coaching/adapters/persistence/typeorm-chat-messages.repository.js';
export * from '#coaching/adapters/persistence/typeorm-coaching-instructions.repository.js';
export * from '#coaching/adapters/persistence/typeorm-usage-ledger.js';
export * from '#workouts/adapters/persistence/digests/typeorm-digest.reader.js';
export * from '#workouts/adapters/persistence/uploads/typeorm-upload.repository.js';
export * from '#workouts/adapters/persistence/workouts/typeorm-workout.reader.js';
export * from '#workouts/adapters/persistence/workouts/typeorm-workout.repository.js';
