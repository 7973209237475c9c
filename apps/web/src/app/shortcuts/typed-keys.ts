/** How long `g` waits for its second key. */
export const SECOND_KEY_MS = 1_500

/** Whether keys at this element are typed text, or belong to a dialog or menu. */
export function isForTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
}
