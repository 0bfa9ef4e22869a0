import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refreshSession } from '../client/session/session.ts';

/** Pages that anybody may open, with any session: the viewer, alone or framed by another site. */
function isExempt(pathname: string): boolean {
  return pathname.startsWith('/preview/') || pathname.startsWith('/embed/');
}

/** On every other route the current user is read; one that is not this browser's is sent to the login screen. */
export function useSessionRule(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user is read again on every route
  useEffect(() => {
    if (isExempt(pathname)) return;
    void refreshSession().then((check) => {
      if (check === 'mismatch') navigate('/login', { replace: true });
    });
  }, [pathname]);
}
