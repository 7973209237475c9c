import type { AdminMember } from '@rise/contract/admin/shapes'
import { t } from '@rise/texts'

type Plan = AdminMember['plan']

/** Returns the display name of a plan. */
export function planName(plan: Plan): string {
  return plan === 'free' ? t('Free') : plan
}

/** Returns the plans as options of a filter or a field. */
export function planOptions(): [value: Plan, text: string][] {
  return (['free', 'Creator', 'Pro'] as const).map((plan) => [plan, planName(plan)])
}
