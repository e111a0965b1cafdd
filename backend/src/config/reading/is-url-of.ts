import { ValidateBy } from 'class-validator';

/** An absolute address of one of the protocols (`https:`), with a host. */
export function IsUrlOf(...protocols: readonly string[]): PropertyDecorator {
  return ValidateBy({
    name: 'isUrlOf',
    validator: {
      validate(value: unknown): boolean {
        if (typeof value !== 'string' || !URL.canParse(value)) return false;
        const url = new URL(value);
        return protocols.includes(url.protocol) && url.hostname !== '';
      },
      defaultMessage: () => `an address of ${protocols.join(' or ')}`,
    },
  });
}
