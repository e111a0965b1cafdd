import { ApiError } from './api-error.js';

/** Lets a read take 401 for "no data"; every other error goes on. */
export async function unauthenticatedAsNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
