import { heldWords } from '@rise/contract/moderation/words'

/** What a toast says of a member's thing ("Your post") that was published, or waits for a check first. */
export function publishedToast(own: string, { hidden }: { readonly hidden: boolean }) {
  return hidden
    ? ({ kind: 'info', title: `${own} is waiting for a check`, description: heldWords } as const)
    : ({ kind: 'success', title: `${own} is live` } as const)
}
