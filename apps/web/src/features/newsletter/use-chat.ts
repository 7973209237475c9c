import { msg, t } from '@rise/texts'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { presentPath } from '../../app/page/present-path.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { looksLikeEmail } from './base/email-address.ts'
import { failureMessage, isEmailTaken, type SignedIn, signUp, startNewSession } from './sign-up.ts'

/** Section 9 of the specification: how long the bot's typing is shown, and how long the goodbye. */
const TYPING_MS = 1000
const CLOSE_MS = 3000

export interface ChatLine {
  readonly key: number
  readonly from: 'bot' | 'visitor'
  readonly text: string
  /** Whether the bot offers the ways into an existing account. */
  readonly taken?: boolean
}

const hello = msg('Hi! I send new jobs once a week, free of charge. What is your email address?')
const noEmail = msg('This is not an email. Please provide a valid email!')
const askName = msg('Thank you! And what is your first name?')
const goodbye = msg(
  'Thank you, {name}, and goodbye! I sent a mail to {email}: open its link, and new jobs come once a week.',
)

type Step = 'email' | 'name' | 'done'

/**
 * The chat of section 4 of the specification: asks for the address, then the name, says goodbye and signs up. `finish`
 * starts the session.
 */
export function useChat(onClose: () => void) {
  const api = useApi()
  const store = useSessionStore()
  const smartApply = presentPath().startsWith('/smart-apply')
  const [lines, setLines] = useState<readonly ChatLine[]>([])
  const [typing, setTyping] = useState<Omit<ChatLine, 'key'> | 'waiting' | undefined>({ from: 'bot', text: t(hello) })
  const [step, setStep] = useState<Step>('email')
  const email = useRef('')
  const signInReply = useRef<SignedIn>(undefined)

  const add = (line: Omit<ChatLine, 'key'>) => setLines((before) => [...before, { ...line, key: before.length }])
  const answer = (text: string, taken = false) => setTyping({ from: 'bot', text, taken })

  useEffect(() => {
    if (!typing || typing === 'waiting') return
    const timeout = setTimeout(() => {
      setLines((before) => [...before, { ...typing, key: before.length }])
      setTyping(undefined)
    }, TYPING_MS)
    return () => clearTimeout(timeout)
  }, [typing])

  async function join(firstName: string) {
    setTyping('waiting')
    try {
      signInReply.current = await signUp(api, { email: email.current, source: 'chat', firstName })
      answer(t(goodbye, { name: firstName, email: email.current }))
      setStep('done')
    } catch (error) {
      const isTaken = isEmailTaken(error)
      const reason = failureMessage(error, smartApply)
      answer(isTaken ? `${reason} ${t('Or enter another address.')}` : reason, isTaken)
      if (isTaken) setStep('email')
    }
  }

  /**
   * Handles the visitor's text. Ignores empty input (section 5 of the specification), and any input while the bot
   * types.
   */
  function submit(typedText: string): boolean {
    const text = typedText.trim()
    if (text === '' || typing || step === 'done') return false
    add({ from: 'visitor', text })
    if (step === 'name') void join(text)
    else if (looksLikeEmail(text)) {
      email.current = text
      answer(t(askName))
      setStep('name')
    } else answer(t(noEmail))
    return true
  }

  function finish() {
    onClose()
    if (signInReply.current) startNewSession(api, store, signInReply.current, smartApply)
    signInReply.current = undefined
  }

  const latestFinish = useRef(finish)
  useEffect(() => {
    latestFinish.current = finish
  })
  const isOver = step === 'done' && !typing
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => latestFinish.current(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  return { lines, typing: typing !== undefined, step, say: submit, finish }
}
