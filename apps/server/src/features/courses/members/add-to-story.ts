import type { OwnLearning } from '@rise/contract/courses/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../../platform/context.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { skillKey } from '../../jobs/index.ts'
import { changeResume } from '../../professionals/index.ts'
import { publicCourse } from '../catalog/find-course.ts'
import { lockOwn, lockTaken, readOrRefuse } from './rate-course.ts'

type Entry = NonNullable<Resume['education']>[number]

/** The maximum number of entries of one kind in a résumé. */
const MOST_ENTRIES = 200

/**
 * Adds a finished course to the member's story: an education entry, and the skills that the story lacks. Repeated or
 * concurrent calls add it once.
 *
 * @throws {Failure} `course-not-found`, `course-not-taken`, `too-large`
 */
export async function addToStory(ctx: Context, member: Acting, slug: string): Promise<OwnLearning> {
  const { actorId } = member
  const course = await publicCourse(ctx.db, slug)
  return ctx.db.transaction().execute(async (tx) => {
    const ownRow = await lockTaken(tx, course.id, actorId)
    if (ownRow.story_entry === null) {
      const entry: Entry = {
        ...{ institution: course.provider, area: course.title, url: course.link },
        endDate: (ownRow.taken_at ?? ctx.clock.now()).toISOString().slice(0, 7),
      }
      let addedSkills: string[] = []
      let isByHand = false
      await changeResume(ctx, tx, member, ({ education = [], skills = [] }) => {
        const knownKeys = new Set(skills.map(({ name = '' }) => skillKey(name)))
        const missingSkills = course.skills.filter((_, index) => !knownKeys.has(course.skill_keys[index] ?? ''))
        addedSkills = missingSkills.slice(0, Math.max(0, MOST_ENTRIES - skills.length))
        isByHand = education.some((one) => isSame(one, entry))
        return {
          education: isByHand ? education : [entry, ...education],
          skills: [...skills, ...addedSkills.map((name) => ({ name }))],
        }
      })
      await tx
        .updateTable('course_learning')
        .set({
          story_entry: JSON.stringify({ ...entry, byHand: isByHand }),
          story_skills: addedSkills,
          updated_at: ctx.clock.now(),
        })
        .where('id', '=', ownRow.id)
        .execute()
      const data = { courseId: course.id }
      await ctx.activity.record(tx, { kind: 'course.added-to-story', ...actingAs(member), data })
    }
    return readOrRefuse(tx, course.id, actorId)
  })
}

/**
 * Removes the course's entry and skills from the member's story, unless the member has edited them since. Does nothing
 * if the course added nothing.
 *
 * @throws {Failure} `course-not-found`, `course-not-taken`
 */
export async function removeFromStory(ctx: Context, member: Acting, slug: string): Promise<OwnLearning> {
  const { actorId } = member
  const course = await publicCourse(ctx.db, slug)
  return ctx.db.transaction().execute(async (tx) => {
    const ownRow = await lockOwn(tx, course.id, actorId)
    const entry = ownRow?.story_entry ?? null
    if (ownRow && entry !== null) {
      await changeResume(ctx, tx, member, ({ education = [], skills = [] }) => ({
        education: entry.byHand ? education : education.filter((one) => !isUntouched(one, entry)),
        skills: skills.filter(
          (skill) => !(ownRow.story_skills.includes(skill.name ?? '') && isUntouched(skill, { name: skill.name })),
        ),
      }))
      await tx
        .updateTable('course_learning')
        .set({ story_entry: null, story_skills: [], updated_at: ctx.clock.now() })
        .where('id', '=', ownRow.id)
        .execute()
      const data = { courseId: course.id }
      await ctx.activity.record(tx, { kind: 'course.removed-from-story', ...actingAs(member), data })
    }
    return readOrRefuse(tx, course.id, actorId)
  })
}

/** Whether an entry of the story is this course, which is then not added again. */
function isSame(one: Entry, { institution, area }: Entry): boolean {
  return one.institution === institution && one.area === area
}

/** Whether an entry is unchanged since it was added, ignoring the empty fields that forms store. */
function isUntouched(one: object, added: object): boolean {
  const was = new Map<string, unknown>(Object.entries(added))
  return Object.entries(one).every(
    ([field, value]) => was.get(field) === value || value === '' || (Array.isArray(value) && value.length === 0),
  )
}
