/** The only source of the present moment; injected so that time can be set in tests. */
export abstract class Clock {
  abstract now(): Date;
}
