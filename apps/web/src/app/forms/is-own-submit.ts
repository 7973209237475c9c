import type { FormEvent } from 'react'

/**
 * Whether the form itself was submitted. React also bubbles submissions of forms in its dialogs, although the dialogs
 * are elsewhere in the document.
 */
export function isOwnSubmit({ target, currentTarget }: FormEvent): boolean {
  return target === currentTarget
}
