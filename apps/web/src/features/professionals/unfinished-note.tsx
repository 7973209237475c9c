import { rich } from '@rise/texts/rich'
import { TextLink } from '../../ui/base/link.tsx'

/** Links the owner back to their unfinished onboarding. */
export function UnfinishedNote({ path }: { readonly path: string }) {
  return (
    <p className="text-small">
      {rich('<link>Continue where you left off</link>: a few questions are still open.', {
        link: (text) => <TextLink to={path}>{text}</TextLink>,
      })}
    </p>
  )
}
