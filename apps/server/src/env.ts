import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './loopback'
import { readSignInProviders } from './sign-in-providers'
import { StartError } from './start-error'

const flag = z
  .enum(['true', 'false', ''])
  .default('false')
  .transform((value) => value === 'true')
const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()))

const zEnv = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional,
  DATA_DIR: z.string().default('.data'),
  WEB_DIR: z.string().default('apps/web/dist'),
  DATABASE_URL: optional,
  DATABASE_APP_URL: optional,
  SECRET: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Candor <no-reply@localhost>'),
  SUPPORT_EMAIL: optional,
  STT_BASE_URL: optional,
  STT_API_KEY: optional,
  STT_MODEL: z.string().default('whisper-1'),
  STT_IS_VERBATIM: flag,
  TTS_BASE_URL: optional,
  TTS_API_KEY: optional,
  TTS_MODEL: z.string().default('tts-1'),
  TTS_VOICE: z.string().default('alloy'),
  VOICE: z.enum(['auto', 'off']).default('auto'),
  REMEMBER_VIETNAMESE: flag,
  MEDIA_KEY: optional,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SEED_DEMO: z.enum(['auto', 'off']).default('auto'),
})

export type Env = ReturnType<typeof readEnv>

export { StartError } from './start-error'

const exampleSecrets = new Set(['secret', 'changeme', 'change-me', 'example', 'password'])

const checkProduction = (raw: z.infer<typeof zEnv>): void => {
  if (raw.NODE_ENV !== 'production') return
  const secret = raw.SECRET ?? ''
  if (secret.length < 32 || exampleSecrets.has(secret.toLowerCase()) || new Set(secret).size < 8) {
    throw new StartError('SECRET must be set to at least 32 random characters in production.')
  }
  const url = raw.PUBLIC_URL === undefined ? undefined : new URL(raw.PUBLIC_URL)
  if (url === undefined || (url.protocol !== 'https:' && !isLoopback(url.hostname))) {
    throw new StartError('PUBLIC_URL must be an https address in production: cameras work nowhere else.')
  }
}

/** Reads and checks the settings; throws StartError with what to mend. */
export const readEnv = (source: Readonly<Record<string, string | undefined>> = process.env) => {
  const parsed = zEnv.safeParse(source)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new StartError(`These settings can't be used as they are: ${names}.`)
  }
  checkProduction(parsed.data)
  const raw = parsed.data
  return {
    ...raw,
    isProduction: raw.NODE_ENV === 'production',
    dataDir: resolve(raw.DATA_DIR),
    webDir: resolve(raw.WEB_DIR),
    signInProviders: readSignInProviders(source),
  }
}
