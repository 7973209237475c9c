import type { FormEvent } from 'react'

/**
 * Whether the form itself was sent. React also bubbles submissions of forms in its dialogs, although these are
 * elsewhere in the document.
 */
export function isOwnSubmit({ target, currentTarget }: FormEvent): boolean {
  return target === currentTarget
}
