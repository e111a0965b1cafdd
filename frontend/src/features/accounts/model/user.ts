/** The signed-in athlete, as `GET /api/auth/me` tells. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly sport: string;
  readonly profileCompleted: boolean;
  readonly onboardingSkipped: boolean;
  readonly isSuspended: boolean;
  readonly suspendedAt: string | null;
  readonly suspendExpiresAt: string | null;
  readonly suspendReason: string | null;
}

export interface Authenticated {
  readonly token: string;
  readonly user: User;
}
