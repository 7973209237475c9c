import { heldWords } from '@rise/contract/moderation/words'

/** Returns the toast for content ("Your post") that was published, or waits for a check first. */
export function publishedToast(name: string, { hidden }: { readonly hidden: boolean }) {
  return hidden
    ? ({ kind: 'info', title: `${name} is waiting for a check`, description: heldWords } as const)
    : ({ kind: 'success', title: `${name} is live` } as const)
}
