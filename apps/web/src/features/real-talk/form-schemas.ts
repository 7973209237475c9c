// The schemas of the forms, from the contract. Loaded when a form is sent.
import { answerForm, questionForm } from '@rise/contract/real-talk/fields'

export const formSchemas = { question: questionForm, answer: answerForm }
