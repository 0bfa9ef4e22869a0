import { type DestinationStream, type Logger, pino } from 'pino';

/** Parts of an address whose value lets somebody in. */
const SECRET_PARAMETERS = /([?&](?:token|operator|signature|code|state|secret|password)=)[^&#\s"']+/gi;

/** An address as it may be kept: what opens accounts or private media is taken out. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[redacted]');
}

/** The one logger: JSON lines on standard output, or on `destination`. */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        ...['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret'].flatMap((name) => [
          `["${name}"]`,
          `*["${name}"]`,
          `*.headers["${name}"]`,
        ]),
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { id: string; method: string; url: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
