import { LoaderCircle } from 'lucide-react'

/**
 * A small rotating ring in the colour of the text next to it. Assistive technology ignores it, because the element
 * around it has `aria-busy`.
 */
export function Spinner({ size = 16 }: { size?: 16 | 20 | 24 }) {
  return <LoaderCircle size={size} strokeWidth={2} aria-hidden className="animate-spin" />
}
