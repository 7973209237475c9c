import { ButtonLink } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** For recruiters, where others of their team change the page: who can, and where they themselves go on. */
export function NotYourPage({ slug }: { slug: string }) {
  return (
    <Notice
      title="Only owners and editors can edit the page"
      live={false}
      action={<ButtonLink to={`/company/${slug}/edit`}>Go to your desk</ButtonLink>}
    >
      You’re a recruiter. Ask an owner to make you an editor.
    </Notice>
  )
}
