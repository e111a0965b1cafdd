export function asSuite(code: string): string;
