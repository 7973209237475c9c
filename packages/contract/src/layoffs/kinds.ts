import { msg } from '@rise/texts'

/** The orders of the list of layoffs; the first is the default. */
export const layoffSorts = [
  'newest',
  'oldest',
  'largest',
  'smallest',
  'largest-share',
  'smallest-share',
  'company',
  'company-desc',
  'place',
  'place-desc',
  'industry',
  'industry-desc',
] as const
export type LayoffSort = (typeof layoffSorts)[number]

/** The number of people affected, as the filter groups it. */
export const layoffSizes = [
  { value: '1-49', label: msg('1–49 people'), from: 1, to: 49 },
  { value: '50-249', label: msg('50–249 people'), from: 50, to: 249 },
  { value: '250-999', label: msg('250–999 people'), from: 250, to: 999 },
  { value: '1000', label: msg('1,000 people or more'), from: 1_000, to: null },
] as const

/** The share of a company's people, in percent, as the filter groups it. */
export const layoffShares = [
  { value: '0-10', label: msg('Under 10%'), from: 0, to: 10 },
  { value: '10-25', label: msg('10% to under 25%'), from: 10, to: 25 },
  { value: '25-50', label: msg('25% to under 50%'), from: 25, to: 50 },
  { value: '50', label: msg('50% or more'), from: 50, to: null },
] as const

/** The audiences that can find a person as affected; the last is the default. */
export const affectedAudiences = ['everyone', 'employers', 'no-one'] as const
export type AffectedAudience = (typeof affectedAudiences)[number]

/** The state of a layoff: waiting for an admin, public in the tracker, hidden by an admin, or merged into another. */
export const layoffStates = ['waiting', 'public', 'hidden', 'merged'] as const
export type LayoffState = (typeof layoffStates)[number]
