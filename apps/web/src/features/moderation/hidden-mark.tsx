import { EyeOff } from 'lucide-react'
import { TextLink } from '../../ui/base/link.tsx'

/** Tells an author that others don't see something of theirs. */
export function HiddenMark({ what }: { what: string }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-raised p-3 text-small">
      <EyeOff size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        Only you can see this {what}: moderators have hidden it, or it’s waiting for a check.{' '}
        <TextLink to="/notices">See why</TextLink>
      </span>
    </p>
  )
}
