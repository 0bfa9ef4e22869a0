import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is the default, and the first screen of a file is compiled meanwhile.
configure({ asyncUtilTimeout: 20_000 });
