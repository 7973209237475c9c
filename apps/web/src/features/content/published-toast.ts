import { heldWords } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'

/** Returns the toast for content ("Your post") that was published, or waits for a check first. */
export function publishedToast(name: string, { hidden }: { readonly hidden: boolean }) {
  return hidden
    ? ({ kind: 'info', title: t('{name} is waiting for a check', { name }), description: t(heldWords) } as const)
    : ({ kind: 'success', title: t('{name} is live', { name }) } as const)
}
