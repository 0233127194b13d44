import { isConnectionLost, isSpokenMode } from '@candor/domain'
import { clsx } from 'clsx'
import { Volume2, VolumeX, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LevelSource } from '../../../shared/speech/level-source'
import { aiText } from '../../../shared/ui/ai-text'
import { Button } from '../../../shared/ui/button'
import { AvatarSwitch } from '../interviewer-avatar/avatar-switch'
import { InterviewerAvatar } from '../interviewer-avatar/interviewer-avatar'
import type { Mood } from '../interviewer-avatar/interviewer-figure'
import { personas } from '../interviewer-avatar/personas'
import { SpeakerFaultText } from '../interviewer-avatar/speaker-fault-text'
import type { ActiveInterviewProps } from './active-interview-props'

type InterviewerPanelProps = Pick<ActiveInterviewProps, 'intro' | 'session' | 'mode' | 'voice' | 'sound'> & {
  preview?: ReactNode
  isBusy: boolean
  microphoneLevel?: LevelSource
  isHesitating?: boolean
}

/** The interviewer, captions, the candidate's camera, and the connection state. */
export function InterviewerPanel(props: InterviewerPanelProps) {
  const { intro, session, mode, voice, sound, preview, isBusy } = props
  const t = useTranslations('candidate')
  const { name } = personas[intro.interviewer]
  const mood = getMood(voice, isBusy)
  return (
    <section
      aria-label={t('interviewPage.interviewer', { name })}
      className="flex min-w-0 flex-col self-start overflow-clip rounded-2xl bg-stage text-on-stage shadow-2 lg:sticky lg:top-6"
    >
      <div className="relative">
        {/* On phones above the face, which they would cover. */}
        <div className="flex items-start justify-between gap-2 px-3 pt-3 md:absolute md:inset-x-0 md:top-0 md:z-10">
          <span
            role="status"
            data-testid="interviewer-state"
            className="inline-flex min-h-7 items-center rounded-full bg-black/45 px-3 text-xs font-medium"
          >
            {t(`interviewPage.${mood}`, { name })}
          </span>
          <span className="flex items-center gap-1.5">
            <ConnectionChip session={session} />
            <AvatarSwitch />
            {sound.toggle && (
              <Button
                variant="stage"
                size="icon"
                aria-label={sound.isMuted ? t('interviewPage.muted') : t('interviewPage.mute')}
                onClick={sound.toggle}
              >
                {sound.isMuted ? <VolumeX size={17} aria-hidden="true" /> : <Volume2 size={17} aria-hidden="true" />}
              </Button>
            )}
          </span>
        </div>
        {/* On phones, candidates who type need the space for the field. */}
        <div
          className={clsx(
            'relative md:aspect-[16/10]',
            isSpokenMode(mode) ? 'max-md:aspect-[5/2]' : 'max-md:aspect-[3/1]',
          )}
        >
          <div className="absolute inset-x-0 top-1 bottom-0 md:top-6">
            <Interviewer {...props} mood={mood} />
          </div>
          {preview && (
            <div className="absolute right-3 bottom-3 aspect-[4/3] w-[30%] max-w-40 min-w-24 overflow-clip rounded-xl shadow-2 ring-1 ring-white/25">
              {preview}
            </div>
          )}
        </div>
      </div>
      <Captions {...props} />
    </section>
  )
}

/** What the interviewer says. On phones without the question, which is shown right below. */
function Captions({ session, mode, voice, sound }: InterviewerPanelProps) {
  const t = useTranslations('candidate')
  const { current, isOwnPace } = session.snapshot
  const isBelow = current !== null && (voice.caption === '' || voice.caption === current.questionText)
  const isVoiceMissing = isSpokenMode(mode) && voice.voiceSource === 'none' && !sound.isMuted
  return (
    <section
      aria-label={t('interviewPage.captions')}
      className={clsx(
        'bg-black/30 px-5 max-md:px-4',
        isBelow ? 'max-lg:*:my-2 lg:min-h-24 lg:py-4' : 'min-h-24 py-4 max-md:min-h-16 max-md:py-3',
      )}
    >
      <p
        aria-live="polite"
        data-testid="caption"
        {...aiText(voice.caption === current?.questionText ? current.questionDigitalSource : null)}
        className={clsx(isOwnPace ? 'text-xl md:text-2xl' : 'text-base md:text-lg', isBelow && 'max-lg:sr-only')}
      >
        {voice.caption}
      </p>
      <p role="status" className="text-xs opacity-80 empty:hidden">
        <SpeakerFaultText />
      </p>
      {isVoiceMissing && <p className="mt-1.5 text-xs opacity-80">{t('voice.none')}</p>}
    </section>
  )
}

const getMood = ({ isSpeaking }: ActiveInterviewProps['voice'], isBusy: boolean): Exclude<Mood, 'idle'> => {
  if (isSpeaking) return 'speaking'
  return isBusy ? 'thinking' : 'listening'
}

function Interviewer({
  intro,
  session,
  voice,
  microphoneLevel,
  isHesitating = false,
  mood,
}: InterviewerPanelProps & { mood: Mood }) {
  const saying = voice.currentSpeech && { ...voice.currentSpeech, language: session.snapshot.language }
  return (
    <InterviewerAvatar
      who={intro.interviewer}
      mood={mood}
      level={voice.level}
      saying={saying}
      isHesitating={isHesitating}
      {...(microphoneLevel && { candidateLevel: microphoneLevel })}
    />
  )
}

function ConnectionChip({ session }: Pick<ActiveInterviewProps, 'session'>) {
  const t = useTranslations('candidate.network')
  const { connection, quality } = session
  const Icon = isConnectionLost({ state: connection }) ? WifiOff : Wifi
  return (
    <span
      data-testid="network-quality"
      data-connection={connection}
      className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-black/45 px-3 text-xs font-medium"
    >
      <Icon size={14} aria-hidden="true" />
      {connection === 'connected' && quality !== null ? t('label', { quality: t(quality) }) : t(`states.${connection}`)}
    </span>
  )
}
