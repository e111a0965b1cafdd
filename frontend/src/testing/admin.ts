import type {
  DraftWeight,
  Instruction,
  InstructionList,
} from '../features/admin/model/instruction.js';
import type { DeletedAccount, DemoSession } from '../features/admin/model/records.js';
import type { Usage, UsageRow } from '../features/admin/model/usage.js';
import type { UserRow } from '../features/admin/model/user-list.js';
import { athlete } from './accounts/athlete.js';
import { mockNetwork, type Answers, type Network } from './environment/network.js';
import { renderApp, type RenderedApp } from './environment/render-app.js';

export const administrator = athlete({
  id: 'admin-1',
  email: 'chief@example.org',
  role: 'admin',
  profileCompleted: false,
});

export function userRow(changes: Partial<UserRow> = {}): UserRow {
  return {
    userId: 'user-1',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Rider',
    city: 'Ghent',
    country: 'Belgium',
    sport: 'CYCLING',
    role: 'athlete',
    profileCompleted: true,
    subscriptionDisplay: 'TRIAL',
    subscriptionStatus: 'TRIAL',
    accessDisplay: 'ENABLED',
    isSuspended: false,
    suspendReason: null,
    suspendExpiresAt: null,
    paymentGraceUntil: null,
    uploads: 0,
    nextBillingDisplay: null,
    lastPaymentStatus: null,
    providerStatus: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    customerUrl: null,
    subscriptionUrl: null,
    createdAt: '2026-03-04T19:05:00.000Z',
    lastSyncedAt: null,
    paidThrough: null,
    ...changes,
  };
}

export const pageOf = (totalCount: number, page = 1, limit = 25) => ({
  page,
  limit,
  totalCount,
  totalPages: Math.ceil(totalCount / limit),
  exact: true,
});

export const usersAnswer = (
  users: readonly UserRow[] = [userRow()],
  pagination = pageOf(users.length),
) => ({ users, pagination });

export function usageRow(changes: Partial<UsageRow> = {}): UsageRow {
  return {
    userId: 'user-1',
    email: 'ada@example.org',
    subscriptionStatus: 'ACTIVE',
    uploads: 3,
    promptTokens: 12_000,
    completionTokens: 800,
    totalTokens: 12_800,
    promptCost: 0.0018,
    completionCost: 0.00048,
    totalCost: 0.00228,
    promptCostExact: '0.0018',
    completionCostExact: '0.00048',
    totalCostExact: '0.00228',
    unpricedCalls: 0,
    providerStatus: 'active',
    allUploads: 3,
    ...changes,
  };
}

export function usageAnswer(
  rows: readonly UsageRow[] = [usageRow()],
  perDay: Usage['perDay'] = [],
): Usage {
  const sum = (
    name:
      | 'uploads'
      | 'promptTokens'
      | 'completionTokens'
      | 'totalTokens'
      | 'promptCost'
      | 'completionCost'
      | 'totalCost',
  ): number => rows.reduce((total, row) => total + row[name], 0);
  const costs = {
    promptCost: sum('promptCost'),
    completionCost: sum('completionCost'),
    totalCost: sum('totalCost'),
  };
  const exact = {
    promptCostExact: String(costs.promptCost),
    completionCostExact: String(costs.completionCost),
    totalCostExact: String(costs.totalCost),
  };
  const totals = {
    uploads: sum('uploads'),
    promptTokens: sum('promptTokens'),
    completionTokens: sum('completionTokens'),
    totalTokens: sum('totalTokens'),
    ...costs,
    ...exact,
    unpricedCalls: 0,
  };
  return { usageData: [...rows], totals, perDay, pagination: pageOf(rows.length, 1, 100) };
}

export function deletedAccount(changes: Partial<DeletedAccount> = {}): DeletedAccount {
  return {
    id: 'gone-1',
    email: 'gone@example.org',
    signupDate: '2026-01-05T12:00:00.000Z',
    deletedAt: '2026-03-01T12:00:00.000Z',
    daysActive: 55,
    uploadCount: 3,
    feedbackReason: null,
    feedbackText: null,
    wouldRecommend: null,
    deletedBy: null,
    ...changes,
  };
}

export function demoSession(changes: Partial<DemoSession> = {}): DemoSession {
  return {
    id: 'demo-1',
    date: '2026-01-15T18:30:00.000Z',
    sport: 'CYCLING',
    level: 'beginner',
    dataSource: 'sample',
    ageRange: '30-39',
    gender: 'female',
    country: 'Belgium',
    deviceType: 'desktop',
    presetQuestion1: null,
    presetQuestion2: null,
    userQuestion: null,
    ...changes,
  };
}

export function instruction(changes: Partial<Instruction> = {}): Instruction {
  return {
    id: 'instruction-1',
    name: 'Easy days easy',
    category: 'training',
    content: 'Say so when an easy day was not easy.',
    isActive: true,
    version: 3,
    updatedAt: '2026-03-04T19:05:00.000Z',
    lastModifiedBy: 'chief@example.org',
    ...changes,
  };
}

/** The list of instructions, read by a model. */
export const instructionsAnswer = (
  instructions: readonly Instruction[],
  changes: Partial<InstructionList> = {},
): InstructionList => ({
  ...{ instructions: [...instructions], tokens: 120, budget: 600, leftOut: [] },
  ...{ model: 'gpt-4o-mini', ...changes },
});

export const draftWeight = (changes: Partial<DraftWeight> = {}): DraftWeight => ({
  ...{ tokens: 8, totalTokens: 120, budget: 600, draftFits: true },
  ...{ othersLeftOut: [], model: 'gpt-4o-mini', ...changes },
});

/** A browser in which an administrator signed in by the administrator's form. */
export function asAdministrator(answers: Answers = {}): Network {
  localStorage.setItem('token', 'secret');
  localStorage.setItem('adminAuthenticated', 'true');
  return mockNetwork({
    'GET /api/auth/me': { user: administrator },
    'GET /api/admin/users': usersAnswer(),
    'POST /api/admin/coaching-instructions/estimate': draftWeight(),
    'GET /api/admin/subscriptions': { subscriptions: [], pagination: pageOf(0, 1, 100) },
    ...answers,
  });
}

export interface OpenedDashboard extends RenderedApp {
  readonly network: Network;
}

/** @param search the query of the dashboard's address, with its question mark */
export function openDashboard(search: string, answers: Answers = {}): OpenedDashboard {
  const network = asAdministrator(answers);
  return { network, ...renderApp(`/admin/dashboard${search}`) };
}
