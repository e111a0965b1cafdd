/**
 * Runs a piece of work in one database transaction: all of it is stored or none. Repositories join
 * the transaction that is under way around them; a nested `run` joins the outer one.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
