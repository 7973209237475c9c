import { LoaderCircle } from 'lucide-react'

/** A small turning ring in the colour of the text next to it; silent, since its owner carries `aria-busy`. */
export function Spinner({ size = 16 }: { size?: 16 | 20 | 24 }) {
  return <LoaderCircle size={size} strokeWidth={2} aria-hidden className="animate-spin" />
}
