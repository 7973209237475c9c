import { useState } from 'react'
import { provenAddress } from '../../../app/sign-up.ts'
import { changeBetween } from '../../professionals/index.ts'
import { pendingOf, withAnswers } from './answers.ts'
import { checkChange, checkRole } from './check-answers.ts'
import type { Standing } from './engine.ts'
import { type Flow, stepsAfter, withFullRole, withoutAnswers } from './flow.ts'
import { emptyGuest, type GuestOnboarding, readGuest, writeGuest } from './guest-onboarding.ts'
import { steps } from './steps.ts'

interface GuestFlow extends Flow {
  /** The address of a person without an account, verified by Google. */
  readonly proven: string | undefined
  /** Whether earlier answers were restored: forms then restart with them. */
  readonly isRestored: boolean
}

/**
 * The flow of a guest: all answers stay in this tab until there is an account. Until the viewer is known, the page
 * equals the server's; the tab's answers are added afterwards, without replacing the page under a press.
 */
export function useGuestFlow(isChecking: boolean): GuestFlow {
  const [guest, setGuest] = useState(emptyGuest)
  // Text typed before the viewer is known must not be overwritten by a restart of the form.
  const [startedHere, setStartedHere] = useState(false)
  const [tab, setTab] = useState<Pick<GuestFlow, 'proven' | 'isRestored'>>()
  if (!isChecking && tab === undefined) {
    const storedGuest = readGuest()
    setTab({ proven: provenAddress(), isRestored: storedGuest !== undefined && !startedHere })
    if (storedGuest) setGuest(storedGuest)
  }
  /** The current answers: those just stored are not rendered yet. */
  const currentGuest = () => readGuest() ?? guest

  function storeGuest(next: GuestOnboarding): Standing {
    if (tab === undefined && readGuest() === undefined) setStartedHere(true)
    writeGuest(next)
    setGuest(next)
    return standingOf(next)
  }

  return {
    ...standingOf(guest),
    proven: tab?.proven,
    isRestored: tab?.isRestored ?? false,
    answers: guest.answers,
    async save(steps, typed) {
      const guest = currentGuest()
      const allAnswers = withFullRole(guest.answers, typed)
      const story = withAnswers(guest.story, allAnswers)
      const change = changeBetween(guest.story, story)
      const errors = { ...(change && (await checkChange(change))), ...checkRole(typed) }
      if (Object.keys(errors).length > 0) return errors
      const answers = { ...withoutAnswers(guest.answers, Object.keys(allAnswers)), ...pendingOf(story, allAnswers) }
      return storeGuest({ ...guest, ...stepsAfter(guest, steps), story, answers })
    },
    async pass(step, as) {
      const guest = currentGuest()
      const answers = withoutAnswers(guest.answers, steps[step].fields)
      return storeGuest({ ...guest, ...stepsAfter(guest, [step], as), answers })
    },
    keep(answers) {
      const guest = currentGuest()
      storeGuest({ ...guest, answers: { ...guest.answers, ...answers } })
    },
    identify(names) {
      const guest = currentGuest()
      storeGuest({ ...guest, identity: { ...guest.identity, ...names } })
    },
    take(story, identity) {
      const guest = currentGuest()
      return storeGuest({ ...guest, ...stepsAfter(guest, ['start']), story, identity })
    },
  }
}

function standingOf({ story, done, skipped, identity }: GuestOnboarding): Standing {
  return { story, done, skipped, guest: identity }
}
