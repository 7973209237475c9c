import type { FormEvent } from 'react'

/** Whether the form itself was sent. React tells it of forms in its dialogs, too, though these stand elsewhere in the page. */
export function isOwnSubmit({ target, currentTarget }: FormEvent): boolean {
  return target === currentTarget
}
