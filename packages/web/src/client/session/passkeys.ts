/** Passkeys in the browser. The library is loaded on first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadChunk } from '../loading/load-chunk.ts';
import { type AuthAnswer, type AuthFailure, auth } from './auth.ts';

const loadLibrary = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Whether passkeys work here: the browser must know them, and the site needs a name, since addresses have none. */
export function arePasskeysPossible(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return typeof PublicKeyCredential === 'function' && !isAddress;
}

/** Whether the browser offers passkeys among what it fills in. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!arePasskeysPossible()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/** Ends what the browser is asking for, if anything. */
export async function stopAsking(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

/**
 * Logs in with a passkey. `isOffer`: the browser offers it where a name is typed, until one is chosen there or
 * something else is requested.
 */
export async function logInWithPasskey({ isOffer }: { isOffer: boolean }): Promise<AuthAnswer<unknown>> {
  const options = await auth.passkeyLoginOptions<PublicKeyCredentialRequestOptionsJSON>();
  if (!options.ok) return options;
  const { startAuthentication } = await loadLibrary();
  return whileAsking(async () => {
    const response = await startAuthentication({
      optionsJSON: options.body,
      useBrowserAutofill: isOffer,
      // The field is there; the library would look for it with a selector of its own.
      verifyBrowserAutofillInput: false,
    });
    const answer = await auth.passkeyLogin(response);
    if (!answer.ok && answer.code === 'PASSKEY_NOT_FOUND' && options.body.rpId) {
      forgetPasskey(options.body.rpId, response.id);
    }
    return answer;
  });
}

/** Makes a passkey for the logged-in user, who gives the password. */
export async function addPasskey(password: string, name: string): Promise<AuthAnswer<unknown>> {
  const options = await auth.newPasskeyOptions<PublicKeyCredentialCreationOptionsJSON>(password);
  if (!options.ok) return options;
  const { startRegistration } = await loadLibrary();
  return whileAsking(async () =>
    auth.keepPasskey(await startRegistration({ optionsJSON: options.body }), name),
  );
}

/** Tells the password manager that a passkey no longer works, if it supports that. */
export function forgetPasskey(rpId: string, credentialId: string): void {
  if (typeof PublicKeyCredential !== 'function') return;
  const { signalUnknownCredential } = PublicKeyCredential as unknown as {
    signalUnknownCredential?(which: { rpId: string; credentialId: string }): Promise<void>;
  };
  signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId })?.catch(() => {});
}

async function whileAsking(ask: () => Promise<AuthAnswer<unknown>>): Promise<AuthAnswer<unknown>> {
  try {
    return await ask();
  } catch (error) {
    return failure(codeOf(error));
  }
}

/** Why the browser brought none: `aborted` when we asked for something else meanwhile. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  const names = [name, cause?.name];
  if (names.includes('AbortError')) return 'passkey_aborted';
  if (names.includes('NotAllowedError')) return 'passkey_cancelled';
  if (names.includes('InvalidStateError')) return 'passkey_exists';
  return 'passkey_unsupported';
}

function failure(code: string): AuthFailure {
  return { ok: false, code, retryAfterSeconds: 0 };
}
