import { courseList } from '@rise/contract/courses/list'
import type { Course } from '@rise/contract/courses/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { AudienceMark, Locked } from '../../content/index.ts'
import { Comments, ReactionBar } from '../../discussion/index.ts'
import { CourseItem } from '../catalog/course-item.tsx'
import { ratingsInWords } from '../course-words.ts'
import { courseHref } from '../courses-address.ts'
import { AverageRating, hasAverage } from '../stars.tsx'
import { CourseFacts } from './course-facts.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { Learning } from './learning.tsx'
import { Reviews } from './reviews.tsx'

export { courseLoader } from './course-loader.ts'

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

/** A course: its content, members' ratings, and the viewer's own state. */
export function CoursePage() {
  const { course: slug = '' } = useParams()
  const { publicUrl } = useSettings()
  const { data: course, error } = useQuery(queryOf(useApi(), 'GET /api/v1/courses/{slug}', { params: { slug } }))
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!course) return null
  const { title, provider, summary, rating, locked, audience } = course
  const path = courseHref(course.slug)
  // A guest who reacts is asked to sign up; the server would refuse a reaction by a member who may not read the course.
  const mayReact = locked === null || locked === 'sign-in'
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(title, LONGEST_TITLE)}
        description={summary || t('{title}, a course by {provider}.', { title, provider })}
        path={path}
        image={linkPicturePath(path)}
      />
      <JsonLd value={courseJsonLd(course, publicUrl)} />
      <p className="mb-4 text-small text-muted">
        <TextLink to={courseList.path}>{t('Courses')}</TextLink>
      </p>
      <header className="flex items-start gap-4">
        <LogoMark name={provider} size={64} />
        <div className="min-w-0">
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          <p className="text-lead text-muted wrap-anywhere">{provider}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted tabular-nums empty:hidden">
            <AverageRating rating={rating} />
            <Members course={course} />
            <AudienceMark audience={audience} />
          </p>
        </div>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <About course={course} />
        </div>
        <aside aria-label={t('Facts')} className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseFacts course={course} />
          <Learning course={course} />
        </aside>
        <div className="flex min-w-0 flex-col gap-12 lg:pt-4">
          <Reviews slug={course.slug} />
          <div>
            <div className="flex flex-wrap items-center gap-2">
              {mayReact ? <ReactionBar id={course._id} what={t('this course')} reactions={course.reactions} /> : null}
              <ShareButton title={title} url={publicUrl + path} />
            </div>
            {locked === null ? <Comments id={course._id} what={t('this course')} /> : null}
          </div>
          <Similar course={course} />
        </div>
      </div>
    </div>
  )
}

/**
 * How many members finished, take or saved the course, and how many rated it if there are too few for an average.
 * Renders nothing without any.
 */
function Members({ course: { rating, want, doing, taken } }: { course: Course }) {
  const words = joinFacts([
    hasAverage(rating) || rating.count === 0 ? null : ratingsInWords(rating.count),
    taken > 0 ? t('{count} finished', { count: formatInteger(taken) }, 'members who finished the course') : null,
    doing > 0 ? t('{count} taking it now', { count: formatInteger(doing) }, 'members') : null,
    want > 0 ? t('{count} saved it', { count: formatInteger(want) }, 'members') : null,
  ])
  return words === '' ? null : <span>{words}</span>
}

function About({ course: { description, skills, link, linkHost, locked, audience } }: { course: Course }) {
  return (
    <section aria-label={t('About', 'a heading: about the course')} className="flex flex-col gap-6">
      {locked === null && link !== null ? (
        <p>
          <ButtonLink to={link} variant="primary" icon={<ExternalLink size={16} aria-hidden />}>
            {t('Go to {site}', { site: linkHost ?? '' })}
          </ButtonLink>
        </p>
      ) : null}
      {description ? (
        <div className="max-w-reading">
          <Paragraphs text={description} />
        </div>
      ) : null}
      {locked === null ? null : <Locked audience={audience} locked={locked} />}
      {skills.length > 0 ? (
        <Links
          title={t('Skills it teaches')}
          links={skills.map(({ slug, name }) => ({ to: courseList.href({ skill: slug }), name }))}
        />
      ) : null}
    </section>
  )
}

function Links({ title, links }: { title: string; links: readonly { readonly to: string; readonly name: string }[] }) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <li key={to} className="min-w-0 max-w-full">
            <ChipLink to={to}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Similar({ course: { similar } }: { course: Course }) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="text-h2">
        {t('Similar courses')}
      </h2>
      <ul className="rows mt-4">
        {similar.map((other) => (
          <CourseItem key={other._id} course={other} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
