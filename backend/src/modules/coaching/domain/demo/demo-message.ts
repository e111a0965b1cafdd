import type { ChatMessage } from '../chat-message.js';

/**
 * One question or answer of a visit; nobody is signed in, and nothing but the answer itself is kept
 * of how it came about.
 */
export type DemoMessage = Omit<ChatMessage, 'userId' | 'workoutId' | 'origin'>;
