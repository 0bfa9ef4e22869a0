import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Can } from '../access/can.ts';
import type { Config } from '../config.ts';
import { createCompressor, mountCompression } from './answers/compress.ts';
import { mountErrorAnswers } from './answers/error-answers.ts';
import { localeOf } from './answers/locale-of.ts';
import { mountReadyAnswers, type ReadyParts } from './answers/ready/ready-answers.ts';
import { mountOpenApi } from './docs/open-api.ts';
import { mountJsonBody } from './json-body.ts';
import { mountConnectionLimit } from './limits/connection-limit.ts';
import { type Deadlines, mountRequestDeadlines } from './limits/request-deadlines.ts';
import { mountRunningRequests, type RunningRequest } from './limits/running-requests.ts';
import { mountTokenLimit } from './limits/token-limit.ts';
import { mountWriteLimit } from './limits/write-limit.ts';
import { mountRequestLog } from './request-log.ts';
import { type RecordedRoute, recordRoutes } from './route-table.ts';
import { mountContentSecurity } from './safety/content-security.ts';
import { type IdentityParts, mountIdentify } from './safety/identify.ts';
import { refuseOddCharacters } from './safety/odd-characters.ts';
import { mountOriginCheck } from './safety/origin-check.ts';
import { validatorCompiler } from './validation.ts';

/** The largest body of a request, unless its route says otherwise. */
const bodyBytes = 1024 * 1024;
/** The longest part of a path; ids have at most 200 characters, each of which may come as `%xx`. */
const maxParameterLength = 600;

/** How often Node looks for headers that do not come. */
const checkMs = 2000;

interface Parts {
  config: Pick<Config, 'publicUrl' | 'trustedOrigins' | 'trustProxy' | 'connectionsPerAddress'> &
    Partial<Pick<Config, 'pseudoLocales'>>;
  log: Logger;
  /** The id of the logged-in user. */
  resolveSession: IdentityParts['resolveSession'];
  /** No token is one of ours when absent. */
  resolveToken?: IdentityParts['resolveToken'];
  /** Nobody may do anything when absent. */
  can?: Can;
  /** What is published is ready, and is answered before all else. */
  ready?: ReadyParts;
  /** The limits on writes and on tokens, for tests. */
  writesAMinute?: number;
  tokenRequestsAMinute?: number;
  /** Others than usual, for tests. */
  deadlines?: Partial<Deadlines>;
}

/**
 * The HTTP server before anything of ours is mounted: every request then passes, in this order, what is ready, the log,
 * the headers for careful browsers, the check of its origin, who asks, and the limits on writes and on tokens.
 */
export async function openHttp({
  config,
  log,
  resolveSession,
  resolveToken = async () => null,
  can,
  ready,
  writesAMinute,
  tokenRequestsAMinute,
  deadlines,
}: Parts): Promise<{
  http: FastifyInstance;
  routes: RecordedRoute[];
  /** What is being worked on, and what was answered since this was last asked. */
  requests(): RunningRequest[];
}> {
  const { publicUrl, trustedOrigins, trustProxy, connectionsPerAddress } = config;
  const http = createFastify({ config, log, can });
  const routes = recordRoutes(http);
  const compressor = createCompressor();
  await http.register(fastifyCookie);
  const answers = ready && mountReadyAnswers(http, ready, compressor);
  const requests = mountRunningRequests(http);
  mountErrorAnswers(http);
  mountRequestDeadlines(http, deadlines);
  mountJsonBody(http);
  mountRequestLog(http, log);
  mountConnectionLimit(http, { most: connectionsPerAddress, isProxied: trustProxy !== false });
  await mountContentSecurity(http, publicUrl);
  mountOriginCheck(http, trustedOrigins);
  refuseOddCharacters(http);
  mountIdentify(http, { resolveSession, resolveToken });
  await mountWriteLimit(http, writesAMinute);
  mountTokenLimit(http, tokenRequestsAMinute);
  http.addHook('onSend', async (request, reply) => {
    // Answers of the API are personal: nothing is cached unless its route says so.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  if (answers) http.addHook('onSend', (request, reply, payload) => answers.pass(request, reply, payload));
  mountCompression(http, compressor);
  await mountOpenApi(http, publicUrl);
  return { http, routes, requests };
}

/** Fastify with our settings, compilers, and what requests carry. */
function createFastify({
  config,
  log,
  can,
}: Pick<Parts, 'config' | 'log'> & { can: Can | undefined }): FastifyInstance {
  const { trustProxy, pseudoLocales = false } = config;
  const http = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: bodyBytes,
    routerOptions: { maxParamLength: maxParameterLength },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    http: { connectionsCheckingInterval: checkMs },
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.decorateRequest('isAllowed', false);
  http.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return localeOf(this, pseudoLocales);
    },
  });
  http.decorate('can', can ?? (async () => false));
  http.decorateRequest('readyTurn', null);
  http.decorateRequest('wasReady', false);
  return http;
}
