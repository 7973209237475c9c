// The forms' rules are the contract's own. Loaded when someone sends one.
import { answerForm, questionForm } from '@rise/contract/real-talk/fields'

export const formSchemas = { question: questionForm, answer: answerForm }
