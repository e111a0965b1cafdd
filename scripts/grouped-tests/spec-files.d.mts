export function isSpec(name: string): boolean;
export function standsAlone(source: string): boolean;
