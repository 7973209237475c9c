import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { itemsOf, withItems } from '../../../ui/fields/split-list.ts'
import { type AllAnswers, type AnswerName, type Answers, answersWith } from './answers.ts'
import type { Standing } from './engine.ts'
import { answerId } from './field-words.ts'
import { type AnswerErrors, type Flow, isStanding } from './flow.ts'

/** The values of fields, from the story and from earlier typing, and how they are saved. */
export function useAnswers(flow: Flow, steps: Parameters<Flow['save']>[0], names: readonly AnswerName[]) {
  const [typedAnswers, setTypedAnswers] = useState<Answers>(() => definedAnswers(flow.answers, names))
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const answers = answersWith(flow.story, typedAnswers)

  function change(next: Answers): void {
    setTypedAnswers({ ...typedAnswers, ...next })
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])) }))
    flow.keep(next)
  }

  const takeEarlyText = useEffectEvent(() => {
    const earlyText = textBeforeHydration(names, answers)
    if (Object.keys(earlyText).length > 0) change(earlyText)
  })
  useLayoutEffect(() => takeEarlyText(), [])

  /** Saves the typed answers; returns the new standing, or undefined after showing the errors. */
  async function save(form: HTMLFormElement): Promise<Standing | undefined> {
    setFailure(undefined)
    try {
      // A press from before the scripts loaded is replayed before the text typed until then is rendered.
      const pendingAnswers = { ...textBeforeHydration(names, answers), ...pendingListItems(form, answers) }
      const result = await flow.save(steps, { ...definedAnswers(answers, names), ...typedAnswers, ...pendingAnswers })
      if (isStanding(result)) return result
      setErrors(result)
      focusFirst(form)
    } catch (error) {
      setFailure(refusalOf(error).message)
    }
    return undefined
  }

  /** Runs one task at a time; a second press does nothing. */
  async function runExclusively(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    await work().finally(() => setBusy(false))
  }

  return { answers, errors, failure, busy, change, save, once: runExclusively, setFailure }
}

const typedNames = [
  'position',
  'company',
  'headline',
  'about',
  'city',
  'countryCode',
  'timeZone',
  'school',
  'studied',
  'link',
] as const

/**
 * Returns text typed before the page's scripts loaded. It exists only in the document, and the next render removes it.
 */
function textBeforeHydration(names: readonly AnswerName[], answers: AllAnswers): Answers {
  const earlyText = typedNames.flatMap((name) => {
    const field = names.includes(name) ? document.getElementById(answerId(name)) : null
    const value = field !== null && 'value' in field ? String(field.value) : ''
    return value !== '' && value !== answers[name] ? [[name, value]] : []
  })
  return Object.fromEntries(earlyText)
}

function definedAnswers(answers: Answers, names: readonly string[]): Answers {
  // The end of a role is asked along with its company.
  const includedNames = names.includes('company') ? [...names, 'until'] : names
  return Object.fromEntries(Object.entries(answers).filter(([name]) => includedNames.includes(name)))
}

/** Returns names still in a field that haven't been added to its list. */
function pendingListItems(form: HTMLFormElement, answers: AllAnswers): Answers {
  const data = new FormData(form)
  const lists = (['skills', 'languages'] as const).flatMap((name) => {
    const text = data.get(name)
    return typeof text === 'string' && text.trim() !== '' ? [[name, withItems(answers[name], itemsOf(text))]] : []
  })
  return Object.fromEntries(lists)
}

function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
