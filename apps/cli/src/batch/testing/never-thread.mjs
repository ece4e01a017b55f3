throw new Error('the engine cannot be loaded')
