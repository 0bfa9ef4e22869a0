import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Parts of an address whose value lets somebody in. */
const secretParameters =
  /([?&](?:token|operator|signature|code|state|secret|password|link|pass|offer)=)[^&#\s"']+/gi;
/** The signature in the address of private media. */
const mediaSignature = /(\/media\/[0-9a-f]+\/[0-9a-f]+(?:~[0-9a-f]+)+~)[\w-]+/g;
/** What an invitation or a hand-over is answered by. */
const offerToken = /(\/api\/offers\/)[^/?#\s"']+/g;
/** Fields that are never kept, wherever an object that is logged holds them. */
const secretFields = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret'];

/** An address as it may be kept: what opens accounts or private media is taken out. */
export function withoutSecrets(url: string): string {
  const patterns = [secretParameters, mediaSignature, offerToken];
  return patterns.reduce((rest, pattern) => rest.replace(pattern, '$1[redacted]'), url);
}

/** The one logger: JSON lines on standard output, or on `destination`. */
export function createLog(destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError, req: describeRequest, res: describeReply },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, url: withoutSecrets(url), ip };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { status: statusCode };
}

/**
 * Only those parts of an error that show its cause. The rest may hold anything: a failed query the values that it was
 * sent with, an error of the database's driver the whole connection.
 */
function describeError(error: Error): object {
  const isQuery = error instanceof DrizzleQueryError;
  const logged = isQuery ? (error.cause ?? new Error('The query failed')) : error;
  const { type, message, stack, code } = pino.stdSerializers.err(logged);
  return {
    type,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(isQuery ? { query: error.query } : {}),
  };
}
