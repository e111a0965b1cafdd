import { ApiProperty } from '@nestjs/swagger';

/** A number with a meaning and a unit, or null where it was not measured. */
export const NumberOrNull = (description?: string) =>
  ApiProperty({ type: Number, nullable: true, description });

export const Count = (description?: string) => ApiProperty({ type: 'integer', description });

export const TextOrNull = (description?: string) =>
  ApiProperty({ type: String, nullable: true, description });

export const Moment = (description?: string) =>
  ApiProperty({ type: String, format: 'date-time', description });

export const MomentOrNull = (description?: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

/** A list in which gaps stand as null. */
export const NumbersWithGaps = (description: string) =>
  ApiProperty({ type: 'array', items: { type: 'number', nullable: true }, description });

/** A whole number, or null where it is not known. */
export const CountOrNull = (description?: string) =>
  ApiProperty({ type: 'integer', nullable: true, description });

export const Id = (description?: string) => ApiProperty({ format: 'uuid', description });

/** YYYY-MM-DD. */
export const Day = (description?: string) => ApiProperty({ format: 'date', description });
