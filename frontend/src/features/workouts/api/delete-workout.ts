import { request } from '../../../api/request.js';

export const deleteWorkout = (id: string): Promise<void> => request.delete(`/api/workouts/${id}`);
