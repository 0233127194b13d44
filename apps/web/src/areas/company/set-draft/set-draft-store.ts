import type {
  InterviewLanguage,
  NotCovered,
  Question,
  Requirement,
  SetContent,
  SetDetail,
  SetDraft,
} from '@candor/contract'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { dropInterviewProgress } from '../../../shared/interview-progress'
import { readStored, writeStored } from '../../../shared/storage'
import { newId } from '../set-editor/set-form'
import { emptyDraft, getDraftLanguage, type ParsedData, type SetDraftState, zSetDraft } from './set-draft'

const KEY = 'candor.set-draft'
const SAVE_KEY = 'candor.set-draft-save'
/** Raised when the shape changes: an older draft is dropped rather than misread. */
const VERSION = 1

/** What was stored, if it reads well; otherwise an empty draft. */
export function parseDraft(stored: unknown): SetDraftState {
  const parsed = zSetDraft.safeParse(stored)
  return parsed.success ? parsed.data : emptyDraft()
}

/** The draft of a set that is being made, stored in this tab over reloads. */
export const useSetDraft = create<SetDraftState>()(
  persist(emptyDraft, {
    name: KEY,
    version: VERSION,
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored) => parseDraft(stored),
    migrate: () => emptyDraft(),
  }),
)

let saveKey = readStored('session', SAVE_KEY) ?? newId()
/** The idempotency key of the next save. The same content saved twice, a reload in between, makes one set. */
export const getSaveKey = (): string => saveKey
const renewSaveKey = (): void => {
  saveKey = newId()
  writeStored('session', SAVE_KEY, saveKey)
}
writeStored('session', SAVE_KEY, saveKey)
useSetDraft.subscribe(renewSaveKey)

export function changeDraft(change: Partial<SetDraftState>): void {
  useSetDraft.setState(change)
}

export function changeParsedData(change: Partial<ParsedData>): void {
  useSetDraft.setState(({ parsedData }) => ({ parsedData: { ...parsedData, ...change } }))
}

function changeSettings(change: Partial<ParsedData['settings']>): void {
  changeParsedData({ settings: { ...useSetDraft.getState().parsedData.settings, ...change } })
}

/** A change of the set's choices, as the editor's parts make it. */
export function changeContent(content: Partial<SetContent>): void {
  const { durationMinutes, interviewer, languages, numberOfRetakes, ...settings } = content
  changeDraft({
    ...(durationMinutes !== undefined && { interviewDuration: durationMinutes }),
    ...(interviewer !== undefined && { selectedInterviewer: interviewer }),
    ...(languages !== undefined && { selectedLanguages: languages }),
    ...(numberOfRetakes !== undefined && { numberOfRetakes }),
  })
  changeSettings(settings)
}

/** An empty draft, and no question index or answers of an interview that was tried in this tab. */
export function resetDraft(): void {
  useSetDraft.setState(emptyDraft())
  dropInterviewProgress()
}

/** Drops what was drafted and what was changed in it. The source stays. */
export function dropRows(): void {
  const { selectedOption, jobDescriptionText, selectedFile, selectedLanguages, parsedData } = useSetDraft.getState()
  const { questionCount } = parsedData
  const fresh = emptyDraft()
  useSetDraft.setState({
    ...fresh,
    selectedOption,
    jobDescriptionText,
    selectedFile,
    selectedLanguages,
    parsedData: { ...fresh.parsedData, questionCount },
  })
}

/** Takes the names from the source, unless the recruiter has typed others. */
function nameAfter(
  title: string | null,
  draft: SetDraftState,
): Pick<SetDraftState, 'positionName' | 'interviewSetName'> {
  const isOwn = (name: string): boolean => name.trim() !== '' && name !== draft.parsedData.title
  const positionName = isOwn(draft.positionName) ? draft.positionName : (title ?? draft.positionName)
  return { positionName, interviewSetName: isOwn(draft.interviewSetName) ? draft.interviewSetName : positionName }
}

interface FoundRequirements {
  title: string | null
  requirements: Requirement[]
  notCovered: NotCovered[]
  producedBy: string
  language: InterviewLanguage
}

export function takeRequirements({ title, requirements, ...parsed }: FoundRequirements): void {
  useSetDraft.setState((draft) => ({
    requirements,
    ...nameAfter(title, draft),
    parsedData: { ...draft.parsedData, ...parsed, title },
  }))
}

interface DraftedQuestions {
  questions: Question[]
  requirements: Requirement[]
  producedBy: string
  language: InterviewLanguage
}

const listDrafted = (questions: readonly Question[], producedBy: string): ParsedData['draftedQuestions'] =>
  Object.fromEntries(questions.map(({ id, text }) => [id, { text, producedBy }]))

/** Takes questions for the requirements at hand. One that the author added comes with them. */
export function takeQuestions({ questions, requirements, ...parsed }: DraftedQuestions): void {
  useSetDraft.setState((draft) => {
    const known = new Set(draft.requirements.map(({ id }) => id))
    return {
      interviewQuestions: questions,
      requirements: [...draft.requirements, ...requirements.filter(({ id }) => !known.has(id))],
      parsedData: {
        ...draft.parsedData,
        ...parsed,
        draftedQuestions: listDrafted(questions, parsed.producedBy),
      },
    }
  })
}

/** Takes a whole draft of quick generate. */
export function takeSetDraft({ title, requirements, questions, ...parsed }: SetDraft): void {
  const name = title ?? ''
  useSetDraft.setState((draft) => ({
    requirements,
    interviewQuestions: questions,
    interviewSetName: name,
    positionName: name,
    creationMethod: 'quick',
    parsedData: {
      ...draft.parsedData,
      ...parsed,
      title,
      isNewPosition: false,
      language: getDraftLanguage(draft),
      draftedQuestions: listDrafted(questions, parsed.producedBy),
    },
  }))
}

/** Takes a copy of a set, under a name of its own. Its entries get new ids. */
export function takeDuplicate({ id: duplicateInterviewSetId, content }: SetDetail, interviewSetName: string): void {
  const { positionName, jobDescription, languages, interviewer, durationMinutes, numberOfRetakes, ...rest } = content
  const { requirements, questions, screeningQuestions, ...settings } = rest
  const ids = new Map(requirements.map(({ id }) => [id, newId()]))
  const fresh = emptyDraft()
  useSetDraft.setState({
    ...fresh,
    selectedOption: 'duplicate',
    duplicateInterviewSetId,
    interviewSetName,
    positionName,
    jobDescriptionText: jobDescription,
    requirements: requirements.map((entry) => ({ ...entry, id: ids.get(entry.id) ?? newId() })),
    interviewQuestions: questions.map((question) => ({
      ...question,
      id: newId(),
      requirementId: ids.get(question.requirementId ?? '') ?? null,
    })),
    screeningQuestions: screeningQuestions.map((question) => ({ ...question, id: newId() })),
    selectedLanguages: languages,
    selectedInterviewer: interviewer,
    interviewDuration: durationMinutes,
    numberOfRetakes: numberOfRetakes ?? fresh.numberOfRetakes,
    parsedData: { ...fresh.parsedData, settings },
  })
}
