export const FAMILIES = ['cycling', 'running'] as const;
