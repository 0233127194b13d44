import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { drawTrace, type TraceColors } from './draw-trace'
import { type SpeechRun, TRACE_MS } from './speech-run'

const readColors = (): TraceColors => {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim()
  return {
    probability: color('--brand'),
    fill: color('--brand-soft'),
    speech: color('--ok'),
    level: color('--line-strong'),
    line: color('--line'),
  }
}

/** Fits the canvas to its box and the screen's own points. */
function prepareSurface(canvas: HTMLCanvasElement) {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = Math.min(2, globalThis.devicePixelRatio)
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
  }
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context === null ? null : { context, width, height }
}

interface TraceProps {
  run: SpeechRun | null
  isRunning: boolean
  /** From this likelihood on a piece counts as speech. */
  threshold: number
}

function drawRun(canvas: HTMLCanvasElement, { run, isRunning, threshold }: TraceProps): void {
  const surface = prepareSurface(canvas)
  if (surface === null) return
  const frames = run?.frames ?? []
  const nowMs = run !== null && isRunning ? run.elapsedMs() : (frames.at(-1)?.atMs ?? 0)
  drawTrace(surface, { frames, nowMs, spanMs: TRACE_MS, threshold }, readColors())
}

/** The last twelve seconds, drawn while they pass; stands still when the test does. */
export function Trace({ run, isRunning, threshold }: TraceProps) {
  const t = useTranslations('speechTest.trace')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const surface = canvas.current
    if (surface === null) return
    let request = 0
    const draw = () => {
      drawRun(surface, { run, isRunning, threshold })
      if (isRunning) request = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(request)
  }, [run, isRunning, threshold])
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={t('label')} className="block h-40 w-full md:h-48" />
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-2">
        <Key className="h-2.5 rounded-sm border-t-2 border-brand bg-brand-soft">{t('probability')}</Key>
        <Key className="h-0 border-t border-dashed border-line-strong">{t('threshold')}</Key>
        <Key className="h-0 border-t border-line-strong">{t('level')}</Key>
        <Key className="h-2 rounded-sm bg-ok">{t('speech')}</Key>
      </figcaption>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`w-5 ${className}`} />
      {children}
    </span>
  )
}
