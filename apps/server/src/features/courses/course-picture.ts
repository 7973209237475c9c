import { levelNames } from '@rise/contract/courses/words'
import { guest } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { findCourse } from './catalog/find-course.ts'

/** The picture for links to a course: its provider's mark, its title, level and length. */
export const coursePicture = linkPicture('/courses/{course}.png', async (ctx, params) => {
  const { slug, title, provider, level, hours } = await findCourse(ctx, guest, params.course ?? '')
  if (slug !== params.course) return { movedTo: `/courses/${slug}.png` }
  const length = hours === null ? '' : t('{hours, plural, one {1 hour} other {{hours} hours}}', { hours })
  const detail = [level === null ? '' : t(levelNames[level]), length].filter(Boolean).join(' · ')
  return {
    facts: { title, kind: t('Course'), owner: provider, lead: provider, figure: '', detail },
    picture: null,
    canonical: `/courses/${slug}`,
  }
})
